import { randomBytes } from "node:crypto";

let lastMoment = 0;
let turn = 0;

/**
 * A new UUIDv7: 48 bits of time in milliseconds, then randomness. PostgreSQL 15 has no uuidv7() of its own.
 * Ids of one process grow even within a millisecond, so that what was written in a row is read in a row.
 */
export function newId(at: number = Date.now()): string {
  const bytes = randomBytes(16);
  turn = at === lastMoment ? turn + 1 : bytes.readUInt16BE(6) & 0x7ff;
  lastMoment = at;
  bytes.writeUIntBE(at, 0, 6);
  bytes.writeUInt16BE(0x7000 | Math.min(turn, 0xfff), 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Whether somebody's text can be an id at all: the database would not even compare others. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
