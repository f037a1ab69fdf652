import type { Company } from "../companies.ts";
import { nameOutlines } from "./names.ts";

/** The sign of a company drawn in a square of 100: an ember under a roof, a milestone on a road, a log house. */
const signs: Record<Company["key"], (main: string, second: string) => string> = {
  coffee: (main, second) =>
    `<path d="M14 54L50 20L86 54" fill="none" stroke="${main}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M28 56h40q2 26 -8 30h-24q-10 -4 -8 -30z" fill="${main}"/><path d="M68 60q16 -2 14 10q-2 10 -16 8" fill="none" stroke="${main}" stroke-width="6"/>` +
    `<circle cx="48" cy="44" r="6" fill="${second}"/>`,
  road: (main, second) =>
    `<path d="M40 14h20v54h-20z" fill="${main}"/><path d="M40 26h20l-20 14zM40 52h20l-20 14z" fill="${second}"/>` +
    `<path d="M10 86q40 -30 80 0" fill="none" stroke="${main}" stroke-width="10" stroke-linecap="round"/>`,
  code: (main, second) =>
    `<path d="M16 46L50 16L84 46" fill="none" stroke="${main}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M22 54h56M22 68h56M22 82h56" stroke="${main}" stroke-width="9" stroke-linecap="round"/>` +
    `<circle cx="24" cy="54" r="4" fill="${second}"/><circle cx="24" cy="68" r="4" fill="${second}"/><circle cx="24" cy="82" r="4" fill="${second}"/>`,
};

/** The square sign, 512 by 512, on the company's own ground. */
export const squareLogo = ({ key, colours: [main, second] }: Company) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 128 128"><rect width="128" height="128" rx="28" fill="${main}"/>` +
  `<g transform="translate(14 14)">${signs[key]("#FFFFFF", second)}</g></svg>`;

/** The sign with the name beside it, 240 high, without a ground. */
export function rectangleLogo({ key, colours: [main, second] }: Company): string {
  const { width, d } = nameOutlines[key];
  const whole = width + 134;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole * 2}" height="240" viewBox="0 0 ${whole} 120">` +
    `<rect x="6" y="10" width="100" height="100" rx="24" fill="${main}"/><g transform="translate(16 20) scale(.8)">${signs[key]("#FFFFFF", second)}</g>` +
    `<path transform="translate(124 77)" d="${d}" fill="${main}"/></svg>`
  );
}
