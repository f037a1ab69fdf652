import type { Sample } from "./samples.ts";

/** Good calls of what stands on the main page beside the feed. */
export const mainPageSamples: Record<string, () => Sample> = {
  "mood.mine": () => ({ input: {}, for: "everyone" }),
  "mood.tell": () => ({ input: { level: "good", note: "Выспались", tags: ["health"] }, for: "everyone" }),
  "mood.company": () => ({ input: {}, for: "desk" }),
  "mood.support": () => ({ input: {}, for: "desk" }),
  "mood.changeSupport": () => ({ input: { contacts: [{ name: "Срочная помощь", phone: "112" }] }, for: "desk" }),
  "analytics.terms": () => ({ input: {}, for: "everyone" }),
  "analytics.collect": () => ({
    input: {
      device: crypto.randomUUID(),
      events: [{ id: crypto.randomUUID(), kind: "page", path: "/feed/work", at: new Date().toISOString() }],
    },
    for: "everyone",
  }),
  "analytics.sums": () => ({ input: { span: "30" }, for: "desk" }),
  "widgets.locks": () => ({ input: {}, for: "desk" }),
  "widgets.lock": () => ({ input: { names: ["birthdays"] }, for: "desk" }),
  "widgets.main": () => ({ input: {}, for: "everyone" }),
  "widgets.arrangement": () => ({ input: {}, for: "everyone" }),
  "widgets.show": () => ({ input: { name: "drafts", shown: true }, for: "everyone" }),
  "widgets.move": () => ({ input: { name: "mood", by: 1 }, for: "everyone" }),
  "widgets.reset": () => ({ input: {}, for: "everyone" }),
};
