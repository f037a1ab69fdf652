type Page = { items: { id: string }[]; next?: string | undefined };

/** Further on a page is turned: what stands on it is read anew with every press. */
const pagesAtMost = 5;

/**
 * Reads a list that grows where it stands (`app/ui/more-link.tsx`): the address names what each of its pages begins
 * behind, nothing at the beginning. So a reload and the way back show the same, and everything on it is fresh.
 */
export async function readGrown<One extends Page>(
  url: URL,
  read: (after: string | undefined, at: number) => Promise<One>,
): Promise<One & { grows: boolean; begin: string }> {
  const given = url.searchParams.getAll("after").slice(0, pagesAtMost);
  const starts = given.length ? given : [""];
  const pages = await Promise.all(starts.map((after, at) => read(after || undefined, at)));
  // What has moved meanwhile stands once.
  const items = [...new Map(pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  const grows = starts.length < pagesAtMost;
  return { ...pages[0]!, items, next: pages.at(-1)!.next, grows, begin: starts[0]! };
}
