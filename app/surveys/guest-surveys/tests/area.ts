import type { AreaTests } from "#tests/support/area-tests.ts";

/** A link that leads nowhere, as most do: what it says is the same for everybody. */
const token = "A".repeat(43);

export const tests: AreaTests = {
  addresses: {
    whole: () => ({ params: { token } }),
    section: () => ({ params: { token, part: "1" }, status: 302 }),
  },
};
