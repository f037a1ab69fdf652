import { store } from "./store.ts";

type Deed = {
  /** The same deed kept again takes the place of what was kept. */
  key: string;
  address: string;
  typed: FormData;
  /** What it is, before the name of its page. */
  deed: string;
};

/** Keeps what a page could not send while it was being left: it goes by itself once the portal answers. */
export async function keepDeed({ key, address, typed, deed }: Deed): Promise<void> {
  const account = document.getElementById("outbox")?.dataset.account;
  if (!account) return;
  const fields = ([...typed] as [string, string][]).map(([name, value]) => [name, name === "_csrf" ? "" : value]);
  await store.put({
    key,
    account,
    at: performance.timeOrigin + performance.now(),
    action: address,
    fields: fields as [string, string][],
    isMultipart: true,
    deed,
    page: String(typed.get("title") || "Без заголовка"),
    state: "waiting",
  });
}
