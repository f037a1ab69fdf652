import { changedAreas } from "../../bin/changed.mjs";

/** The areas that are looked at deeply: DEEP names them, «*» is all; else those that changed since the last whole proof. */
const deep = process.env.DEEP === undefined ? changedAreas() : process.env.DEEP.split(",").filter(Boolean);

/** Whether this run looks deeply at an area, named as its folder or as its key in the contract. */
export function isDeep(area: string): boolean {
  return deep.includes("*") || deep.includes(kebab(area));
}

/** Whether screens are looked at in every width and scheme: EVERY_WIDTH=1 where everything is proved. */
export const everyWidth = process.env.EVERY_WIDTH === "1";

/** How many times as many random cases as usual: ten where everything is proved. */
export const fuzzTimes = Number(process.env.FUZZ ?? 1);

/** The seed of this run's random cases: told by FUZZ_SEED, else new; whoever draws by it prints it. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
