import { load } from "#app/web/page.ts";
import { pdf } from "#app/web/pdf.ts";

/** How a certificate by a template looks. */
export const loader = load(async ({ api, params: { id = "" } }) => pdf(await api.certificates.trial({ id })));
