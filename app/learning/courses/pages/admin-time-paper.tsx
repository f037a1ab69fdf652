import { load } from "#app/web/page.ts";
import { pdf } from "#app/web/pdf.ts";
import { readTimeWish } from "../forms.ts";

/** The report of time as a PDF with the portal's signature. */
export const loader = load(async ({ api, query }) => {
  const { after: _, ...wish } = readTimeWish(query);
  return pdf(await api.courseDesk.timePaper(wish));
});
