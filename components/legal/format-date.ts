/** A date as it is read ("November 21, 2026") and as machines read it ("2026-11-21"), in the local time zone. */
export function formatDate(date: Date): { text: string; machine: string } {
  const pad = (value: number) => String(value).padStart(2, '0');
  return {
    text: date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
    machine: `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`,
  };
}
