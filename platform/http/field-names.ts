const most = { name: 300, places: 2000 };

/**
 * Whether the names of a form or a query make no more than was sent: «list[50000000]» is twelve bytes, and whoever reads
 * it as a list walks fifty million places. All lists together have two thousand, twice as many as a form has fields.
 */
export function nameBound(): { fits(name: string): boolean } {
  const lengths = new Map<string, number>();
  let places = 0;
  return {
    fits(name) {
      if (name.length > most.name) return false;
      for (const { index, 1: digits } of name.matchAll(/\[(\d+)\]/g)) {
        const list = name.slice(0, index);
        const before = lengths.get(list) ?? 0;
        const length = Math.max(before, Number(digits) + 1);
        lengths.set(list, length);
        places += length - before;
      }
      return places <= most.places;
    },
  };
}
