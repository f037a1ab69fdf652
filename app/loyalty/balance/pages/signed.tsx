import { load } from "#app/web/page.ts";
import { readWish } from "../forms.ts";

/** One's own purse with the portal's signature, as a file. */
export const loader = load(async ({ api, query }) => {
  const { purse } = readWish(query);
  return new Response(`${JSON.stringify(await api.balance.signed({ purse }), null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${purse === "earned" ? "balance" : "thanks"}.json"`,
    },
  });
});
