import { load } from "#app/web/page.ts";
import { pdf } from "#app/web/pdf.ts";

/** A certificate as paper. */
export const loader = load(async ({ api, params: { number = "" } }) =>
  pdf(await api.certificates.paper({ number: number.slice(0, 40) })),
);
