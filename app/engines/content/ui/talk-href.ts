type Here = { pathname: string; search: string };

/** Another view of the talk on this page: nothing else of the address changes but what is being answered or changed. */
export function talkHref({ pathname, search }: Here, change: Record<string, string | undefined>, place = "comments") {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ reply: undefined, edit: undefined, ...change })) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `${query.size ? `?${query}` : pathname}#${place}`;
}
