import { codeAt, stepAt } from "#platform/identity/totp.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an application for codes shows, `later` half-minutes from now, that was given this key by hand. */
export function codeOfKey(key: string, later = 0): string {
  const bits = [...key.replace(/\s/g, "")]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  return codeAt(Buffer.from(bytes), stepAt(new Date()) + later);
}
