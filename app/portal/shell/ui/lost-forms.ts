/** Every form that Remix sends goes by way of the outbox, whose code no page waits for. */
export function keepLostForms(): void {
  const send = window.fetch;
  window.fetch = async (target, init) => {
    if (init?.method !== "POST" || !/\.data(\?|$)/.test(String(target))) return send(target, init);
    const outbox = await import("#app/offline/outbox/ui/keeping.ts").catch(() => null);
    return outbox ? outbox.sendKept(send, target, init) : send(target, init);
  };
}
