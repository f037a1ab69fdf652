import { load } from "#app/web/page.ts";

/** A file for the address book of a phone or a mail program. */
export const loader = load(async ({ api, params: { socialId = "" } }) => {
  const { file, text } = await api.people.card({ alias: socialId });
  return new Response(text, {
    headers: {
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file)}`,
    },
  });
});
