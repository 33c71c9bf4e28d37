/** The zerostate of mainnet; no blockchain of TON is older. */
const EARLIEST = Date.UTC(2019, 10, 15) / 1000;
const LATEST = Date.UTC(2100, 0, 1) / 1000;

function plausible(seconds: number): number | null {
  return seconds >= EARLIEST && seconds < LATEST ? Math.floor(seconds) : null;
}

/** Seconds or milliseconds since 1970. No number is plausible as both. */
export function readUnixTime(text: string): number | null {
  if (!/^[0-9]{10,13}$/.test(text)) return null;
  return plausible(Number(text)) ?? plausible(Number(text) / 1000);
}

const DATE = /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:(?:T|\s+)(\S.*))?$/i;
const TIME = /^([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,][0-9]{1,9})?)?\s*(\S.*)?$/;
const ZONE = /^(?:Z|(?:UTC|GMT)?(?:([+\-−])([0-9]{1,2})(?::?([0-9]{2}))?)?)$/i;

/** Minutes ahead of UTC; without a zone, 0. */
function readZone(text: string): number | null {
  const zone = ZONE.exec(text);
  if (zone === null) return null;
  const [, sign = "+", hours = "0", minutes = "0"] = zone;
  if (Number(hours) > 14 || Number(minutes) > 59) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === "+" ? 1 : -1);
}

/** Hours, minutes and seconds in seconds; negative or more than a day if the zone takes it there. */
function readTime(text: string): number | null {
  const time = TIME.exec(text);
  if (time === null) return null;
  const [, hours = "", minutes = "", seconds = "0", zone = ""] = time;
  const ahead = readZone(zone);
  if (ahead === null || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return Number(hours) * 3600 + (Number(minutes) - ahead) * 60 + Number(seconds);
}

/** An ISO date (its beginning in UTC), or one with a time and an optional zone. In Unix seconds. */
export function readDate(text: string): number | null {
  const [, year, month, day, time] = DATE.exec(text) ?? [];
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // The 31st of June would silently become the 1st of July.
  if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(day)) return null;
  if (midnight.getUTCMonth() !== Number(month) - 1) return null;
  const seconds = time === undefined ? 0 : readTime(time);
  return seconds === null ? null : plausible(midnight.getTime() / 1000 + seconds);
}
