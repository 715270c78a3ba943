/** "45 minutes", "1 h 15", "2 hours". */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  if (rest === 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${hours} h ${String(rest).padStart(2, '0')}`;
}
