import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cleaningList, pages } from '../../content/content.ts';
import { quoteDialogId } from '../forms/dom-names.ts';
import { Section } from '../layout/Section.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { listPlaces } from './list-entries.ts';
import { Room } from './Room.tsx';

const Form = styled.form`
  display: block;
`;

/**
 * The cleaning list: a form that works on paper and without scripts. `browser/cleaning-list/` finds its fields by these names:
 *
 * - `place`: a radio button for each kind of place, with its service in `data-service`. `view`: `list` or `check`.
 * - For each room (`data-room`, the places in `data-places`): `CODE` the tasks, `CODE-often`, `CODE-count`, `CODE-own`.
 *   `CODE-room` leaves the room out when it is not checked: the styles then show its name alone. With the script, it clears
 *   the tasks or checks the usual ones.
 * - For the whole list: `own`, `hours`, `out`.
 * - `output[data-summary]` is the live summary, `output[data-note]` says what a button did. Buttons have `data-do`.
 * - The script sets `data-ready` on the form, `data-print="bids"` while it prints that sheet, and `data-empty` on rooms with
 *   nothing to do. In the view `check` it adds `label[data-inspection]` behind each task's label, and
 *   `p[data-inspection]` for each of the visitor's own.
 */
export function CleaningList() {
  const texts = pages.cleaningList;
  const { actions, summary, whole, view, sheet } = texts;
  return (
    <Form data-cleaning-list="" data-unavailable={texts.messages.unavailable}>
      <Section id="place" heading={texts.place}>
        <div className="places" role="radiogroup" aria-labelledby="place">
          {listPlaces.map(({ id, name, icon, service }) => (
            <label key={id} id={id}>
              <input type="radio" name="place" value={id} data-service={service} />
              <Icon name={icon} size={32} />
              {name}
            </label>
          ))}
        </div>
      </Section>
      <Section id="rooms" kind="feature" heading={texts.rooms.heading} lead={texts.rooms.lead} tone="pale">
        <p className="empty">{texts.empty}</p>
        <fieldset className="view">
          <legend className="visually-hidden">{view.legend}</legend>
          <label>
            <input type="radio" name="view" value="list" defaultChecked />
            {view.list}
          </label>
          <label>
            <input type="radio" name="view" value="check" />
            {view.check}
          </label>
        </fieldset>
        <div className="rooms">
          {cleaningList.rooms.map((room) => (
            <Room key={room.code} room={room} />
          ))}
          <fieldset className="whole">
            <legend>{whole.heading}</legend>
            <TextField label={whole.own}>
              <textarea name="own" rows={2} maxLength={2000} />
            </TextField>
            <TextField label={whole.hours} hint={whole.hoursHint}>
              <input type="text" name="hours" maxLength={200} />
            </TextField>
            <TextField label={whole.out}>
              <textarea name="out" rows={2} maxLength={2000} />
            </TextField>
            <p>{whole.codes}</p>
          </fieldset>
        </div>
        <div className="panel">
          <h3>{summary.heading}</h3>
          <output data-summary="">{summary.none}</output>
          <Button type="button" data-do="quote" command="show-modal" commandfor={quoteDialogId} data-variant="primary">
            {actions.quote}
          </Button>
          <Button type="button" data-do="report" data-variant="primary">
            {actions.report}
          </Button>
          <Button type="button" data-do="print" data-variant="secondary">
            {actions.print}
          </Button>
          <Button type="button" data-do="print-bids" data-variant="secondary">
            {actions.printBids}
          </Button>
          <button type="button" className="text-link" data-do="copy">
            {actions.copy}
          </button>
          <button type="button" className="text-link" data-do="undo">
            {actions.undo}
          </button>
          <button type="button" className="text-link" data-do="clear">
            {actions.clear}
          </button>
          <output data-note="" />
          <p>{summary.private}</p>
        </div>
        <fieldset className="sheets">
          <legend>{sheet.choice}</legend>
          <label>
            <input type="radio" name="sheet" value="list" defaultChecked />
            {sheet.title}
          </label>
          <label>
            <input type="radio" name="sheet" value="bids" />
            {sheet.bidsTitle}
          </label>
          <p>{sheet.how}</p>
        </fieldset>
      </Section>
    </Form>
  );
}

interface TextFieldProps {
  label: string;
  hint?: string;
  children: ReactNode;
}

function TextField({ label, hint, children }: TextFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label>
      {label}
      {children}
      {hint === undefined ? null : <small>{hint}</small>}
    </label>
  );
}
