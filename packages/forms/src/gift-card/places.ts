/**
 * Time zones by the name of a city. The list has every UTC offset in use, but not all four hundred zones, because
 * nobody would search through those.
 */
export const places: readonly { name: string; timeZone: string }[] = [
  { name: 'Abu Dhabi and Dubai', timeZone: 'Asia/Dubai' },
  { name: 'Adelaide', timeZone: 'Australia/Adelaide' },
  { name: 'Amsterdam', timeZone: 'Europe/Amsterdam' },
  { name: 'Anchorage', timeZone: 'America/Anchorage' },
  { name: 'Athens', timeZone: 'Europe/Athens' },
  { name: 'Auckland', timeZone: 'Pacific/Auckland' },
  { name: 'Bangkok', timeZone: 'Asia/Bangkok' },
  { name: 'Berlin', timeZone: 'Europe/Berlin' },
  { name: 'Brisbane', timeZone: 'Australia/Brisbane' },
  { name: 'Brussels', timeZone: 'Europe/Brussels' },
  { name: 'Buenos Aires', timeZone: 'America/Argentina/Buenos_Aires' },
  { name: 'Cairo', timeZone: 'Africa/Cairo' },
  { name: 'Calgary', timeZone: 'America/Edmonton' },
  { name: 'Cape Town', timeZone: 'Africa/Johannesburg' },
  { name: 'Casablanca', timeZone: 'Africa/Casablanca' },
  { name: 'Chicago', timeZone: 'America/Chicago' },
  { name: 'Colombo', timeZone: 'Asia/Colombo' },
  { name: 'Copenhagen', timeZone: 'Europe/Copenhagen' },
  { name: 'Delhi and Mumbai', timeZone: 'Asia/Kolkata' },
  { name: 'Denver', timeZone: 'America/Denver' },
  { name: 'Dhaka', timeZone: 'Asia/Dhaka' },
  { name: 'Dublin', timeZone: 'Europe/Dublin' },
  { name: 'Halifax', timeZone: 'America/Halifax' },
  { name: 'Helsinki', timeZone: 'Europe/Helsinki' },
  { name: 'Hong Kong', timeZone: 'Asia/Hong_Kong' },
  { name: 'Honolulu', timeZone: 'Pacific/Honolulu' },
  { name: 'Istanbul', timeZone: 'Europe/Istanbul' },
  { name: 'Jakarta', timeZone: 'Asia/Jakarta' },
  { name: 'Karachi', timeZone: 'Asia/Karachi' },
  { name: 'Kathmandu', timeZone: 'Asia/Kathmandu' },
  { name: 'Lagos', timeZone: 'Africa/Lagos' },
  { name: 'Lisbon', timeZone: 'Europe/Lisbon' },
  { name: 'London', timeZone: 'Europe/London' },
  { name: 'Los Angeles', timeZone: 'America/Los_Angeles' },
  { name: 'Madrid', timeZone: 'Europe/Madrid' },
  { name: 'Mexico City', timeZone: 'America/Mexico_City' },
  { name: 'Montréal and Toronto', timeZone: 'America/Toronto' },
  { name: 'Nairobi', timeZone: 'Africa/Nairobi' },
  { name: 'New York', timeZone: 'America/New_York' },
  { name: 'Oslo', timeZone: 'Europe/Oslo' },
  { name: 'Paris', timeZone: 'Europe/Paris' },
  { name: 'Perth', timeZone: 'Australia/Perth' },
  { name: 'Phoenix', timeZone: 'America/Phoenix' },
  { name: 'Reykjavík', timeZone: 'Atlantic/Reykjavik' },
  { name: 'Riyadh', timeZone: 'Asia/Riyadh' },
  { name: 'Rome', timeZone: 'Europe/Rome' },
  { name: 'São Paulo', timeZone: 'America/Sao_Paulo' },
  { name: 'Seoul', timeZone: 'Asia/Seoul' },
  { name: 'Shanghai', timeZone: 'Asia/Shanghai' },
  { name: 'Singapore', timeZone: 'Asia/Singapore' },
  { name: 'St John’s', timeZone: 'America/St_Johns' },
  { name: 'Stockholm', timeZone: 'Europe/Stockholm' },
  { name: 'Sydney and Melbourne', timeZone: 'Australia/Sydney' },
  { name: 'Tehran', timeZone: 'Asia/Tehran' },
  { name: 'Tel Aviv', timeZone: 'Asia/Jerusalem' },
  { name: 'Tokyo', timeZone: 'Asia/Tokyo' },
  { name: 'Vancouver', timeZone: 'America/Vancouver' },
  { name: 'Vienna', timeZone: 'Europe/Vienna' },
  { name: 'Warsaw', timeZone: 'Europe/Warsaw' },
  { name: 'Zürich', timeZone: 'Europe/Zurich' },
];

/** The name of a zone's place in a sentence. A zone that is not in the list is named after its own city. */
export function placeName(timeZone: string): string {
  const listedPlace = places.find((place) => place.timeZone === timeZone);
  return listedPlace?.name ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/** The options: the list, and the chosen zone or the visitor's own if the list lacks it. */
export function placeOptions(...others: readonly (string | undefined)[]): { value: string; label: string }[] {
  const added = [...new Set(others)].flatMap((zone) =>
    zone && zone.includes('/') && !places.some(({ timeZone }) => timeZone === zone)
      ? [{ value: zone, label: placeName(zone) }]
      : [],
  );
  return [...added, ...places.map(({ name, timeZone }) => ({ value: timeZone, label: name }))];
}
