import { area } from "#app/area.ts";
import { analyticsContract } from "./contract.ts";
import { analyticsNavigation } from "./navigation.ts";
import { collect, readTerms } from "./server/collecting.ts";
import { forwardVisits } from "./server/forwarding.ts";
import { ownVisits } from "./server/own-data.ts";
import { readSums } from "./server/reading.ts";
import { keepSums } from "./server/summing.ts";

export const analytics = area({
  title: "Аналитика",
  contract: analyticsContract,
  navigation: analyticsNavigation,
  serve: {
    terms: readTerms,
    collect: (viewer, input, context) => collect(viewer, input, context.userAgent),
    sums: (viewer, input) => readSums(viewer, input.span),
  },
  jobs: [
    { name: "analytics.sums", title: "Посчитать посещения", cron: "30 2 * * *", run: () => keepSums() },
    forwardVisits,
  ],
  keeps: ownVisits,
});
