/** The day of a moment where this computer is, as `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
