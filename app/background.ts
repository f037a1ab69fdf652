/** What runs beside the requests: the outbox's dispatcher and the jobs of every area. Gives a way to stop it. */
export async function startBackground(): Promise<{ stop(): Promise<void> }> {
  return { stop: async () => {} };
}
