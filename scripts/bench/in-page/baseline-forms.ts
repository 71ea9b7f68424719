/**
 * The baseline page's whole script: opens and closes the dialog in browsers without `command`, sends the forms, and says
 * whether the office is open, as the site's own pages do: the same words are on both.
 * What it sends for, and what it says afterwards, stands in the form's data attributes. It is inline in the head, and
 * listens on the document, so it is there before any form is.
 */
import { afterNextPaint } from '../../../browser/inline/after-next-paint.ts';
import { showOpenNow } from '../../../browser/inline/open-now.ts';

document.addEventListener('DOMContentLoaded', () => {
  // After the first paint, as on the site.
  afterNextPaint(() => showOpenNow(document, new Date()));
});

if (!('command' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = 'Sending...';
  form.querySelector('.message')?.remove();
  const data = new FormData(form);
  const { services: _several, ...fields } = Object.fromEntries(data);
  const dialog = form.closest('dialog');
  const params = { ...fields, service_type: form.dataset['service'] };
  const message = document.createElement('p');
  message.className = 'message';
  message.tabIndex = -1;
  let state = 'success';
  try {
    const response = await fetch('/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lib_version: '4.4.1',
        user_id: 'preview-public-key',
        service_id: 'preview-service',
        template_id: 'preview-template',
        template_params: dialog ? { ...params, selected_services: data.getAll('services').join(', ') } : params,
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    if (dialog) {
      setTimeout(() => {
        dialog.close();
        message.remove();
        form.reset();
      }, 2000);
    } else form.reset();
  } catch (error) {
    console.error(error);
    state = 'error';
  }
  button.disabled = false;
  button.textContent = label;
  message.dataset['state'] = state;
  message.textContent = form.dataset[state] ?? '';
  form.append(message);
  message.focus();
});
