import type { AreaTests } from "#tests/support/area-tests.ts";
import { everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    hideHint: () => everyone({ device: "ios" }),
  },
};
