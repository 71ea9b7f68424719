import styled from 'styled-components';
import { business, cleaningList, pages } from '../../content/content.ts';
import { quoteDialogId } from '../forms/dom-names.ts';
import { PageHeading } from '../layout/PageHeading.tsx';
import { Section } from '../layout/Section.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { fillSlots } from '../ui/texts.ts';
import { listPlaces } from './list-entries.ts';
import { listStyle, SheetOnly, sheetStyle } from './list-style.ts';
import { Room } from './Room.tsx';

/** The address of this page as people type it. */
const shortAddress = `${business.siteUrl}${pages.cleaningList.path}`.replace(/^https:\/\/(www\.)?|\/$/g, '');

const Form = styled.form`
  ${listStyle}
  ${sheetStyle}
`;

/**
 * The cleaning list: a form that works on paper and without scripts. `browser/cleaning-list/` finds its fields by these names:
 *
 * - `place`: a radio button for each kind of place, with its service in `data-service`. `view`: `list` or `check`.
 * - For each room (`data-room`, the places in `data-places`): `data-tasks` says how many are checked. `CODE` the tasks, `CODE-often`, `CODE-count`, `CODE-own`.
 *   `CODE-room` leaves the room out when it is not checked: the styles then show its name alone. With the script, it clears
 *   the tasks or checks the usual ones.
 * - For the whole list: `own`, `hours`, `town`, `feet`, `out`. Paper has the words of `data-sheet` in place of their labels.
 * - `output[data-summary]` is the live summary, `output[data-note]` says what a button did, and
 *   `output[data-link-note]` what is wrong with the link by which the visitor came. Buttons have `data-do`.
 * - The inline script sets `data-opening` on the form while the list of a link is opened. The script sets `data-ready`,
 *   `data-print="bids"` while it prints that sheet, and `data-empty` on rooms with nothing to do. In the view `check` it adds
 *   `label[data-inspection]` behind each task's label, and `p[data-inspection]` for the frequency and each of the visitor's own.
 *   `div[data-own-line]` is a line of the visitor's own on paper.
 */
export function CleaningList() {
  const texts = pages.cleaningList;
  const { actions, summary, whole, view, message, sheet } = texts;
  return (
    <>
      <SheetOnly />
      <Form data-cleaning-list="" data-unavailable={texts.messages.unavailable}>
        <section className="choice">
          <PageHeading
            heading={texts.heading}
            lead={texts.lead}
            beside={<Picture picture={texts.image} icon={texts.icon} place="heading" />}
          >
            <output data-link-note="" />
            <fieldset className="places">
              <legend>{texts.place}</legend>
              {listPlaces.map(({ id, name, icon, service }) => (
                <label key={id}>
                  <input type="radio" name="place" value={id} data-service={service} />
                  <Icon name={icon} size={28} />
                  {name}
                </label>
              ))}
            </fieldset>
          </PageHeading>
        </section>
        <Section id="rooms" kind="feature" heading={texts.rooms.heading} lead={texts.rooms.lead}>
          <div className="board">
            <p className="empty">{texts.empty}</p>
            <div className="sheet list">
              <SheetHead title={sheet.title} />
            </div>
            <div className="sheet bids">
              <SheetHead title={sheet.bidsTitle} />
              <p className="head">
                {[sheet.room, sheet.often, ...sheet.bids].map((name) => (
                  <b key={name}>{name}</b>
                ))}
              </p>
            </div>
            <div className="view">
              <fieldset>
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
              <p>{view.checkLead}</p>
            </div>
            <div className="rooms">
              {cleaningList.rooms.map((room) => (
                <Room key={room.code} room={room} />
              ))}
              <fieldset className="whole">
                <legend>{whole.heading}</legend>
                <div>
                  <label htmlFor="list-own" data-sheet={message.own}>
                    {whole.own}
                  </label>
                  <textarea
                    id="list-own"
                    name="own"
                    rows={2}
                    maxLength={2000}
                    placeholder=" "
                    aria-describedby="list-own-hint"
                  />
                  <p id="list-own-hint">{whole.ownHint}</p>
                </div>
                <div>
                  <label htmlFor="list-hours" data-sheet={message.hours}>
                    {whole.hours}
                  </label>
                  <textarea
                    id="list-hours"
                    name="hours"
                    rows={1}
                    maxLength={200}
                    placeholder=" "
                    aria-describedby="list-hours-hint"
                  />
                  <p id="list-hours-hint">{whole.hoursHint}</p>
                </div>
                <div>
                  <label htmlFor="list-town" data-sheet={message.town}>
                    {whole.town}
                  </label>
                  <input id="list-town" type="text" name="town" maxLength={100} placeholder=" " />
                </div>
                <div>
                  <label htmlFor="list-feet" data-sheet={message.feet}>
                    {whole.feet}
                  </label>
                  <input id="list-feet" type="text" inputMode="numeric" name="feet" maxLength={40} placeholder=" " />
                </div>
                <div>
                  <label htmlFor="list-out" data-sheet={message.out}>
                    {whole.out}
                  </label>
                  <textarea id="list-out" name="out" rows={2} maxLength={2000} placeholder=" " />
                </div>
                <p>{whole.codes}</p>
              </fieldset>
            </div>
            <div className="sheet bids">
              {sheet.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <p className="sheet notes">{sheet.notes}</p>
            <p className="sheet list">{fillSlots(sheet.from, { page: shortAddress })}</p>
            <div className="panel">
              <div className="bar">
                <b>{summary.heading}</b>
                <output data-summary="">{summary.none}</output>
                <button type="button" className="text-link" data-do="undo">
                  {actions.undo}
                </button>
                <Button
                  type="button"
                  data-do="quote"
                  command="show-modal"
                  commandfor={quoteDialogId}
                  data-variant="primary"
                >
                  {actions.quote}
                </Button>
                <Button type="button" data-do="report" data-variant="primary">
                  {actions.report}
                </Button>
                <Button type="button" className="button open-more" popoverTarget="list-more" data-variant="light">
                  {actions.more}
                </Button>
                <output data-note="" />
              </div>
              {/* A popover up to tablets. Its buttons close it, so that what they say in the bar shows. */}
              <div className="more" id="list-more" popover="auto">
                <Button
                  type="button"
                  data-do="print"
                  popoverTarget="list-more"
                  popoverTargetAction="hide"
                  data-variant="light"
                >
                  {actions.print}
                </Button>
                <Button
                  type="button"
                  data-do="print-bids"
                  popoverTarget="list-more"
                  popoverTargetAction="hide"
                  data-variant="light"
                >
                  {actions.printBids}
                </Button>
                <div className="links">
                  <button
                    type="button"
                    className="text-link"
                    data-do="copy"
                    popoverTarget="list-more"
                    popoverTargetAction="hide"
                  >
                    {actions.copy}
                  </button>
                  <button
                    type="button"
                    className="text-link"
                    data-do="clear"
                    popoverTarget="list-more"
                    popoverTargetAction="hide"
                  >
                    {actions.clear}
                  </button>
                </div>
                <p>{summary.private}</p>
              </div>
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
          </div>
        </Section>
      </Form>
    </>
  );
}

/** The first line of a printed sheet. */
function SheetHead({ title }: { title: string }) {
  const { building, date } = pages.cleaningList.sheet;
  return (
    <div>
      <b>{title}</b>
      <span>{building}</span>
      <span>{date}</span>
    </div>
  );
}
