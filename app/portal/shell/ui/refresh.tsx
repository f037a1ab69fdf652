import { useMatches } from "@remix-run/react";
import { useRoot } from "#app/web/root-data.ts";

/** Leads on by itself where the page's loader says `leadsTo` and no script will do it. */
export function Refresh() {
  const { scripts } = useRoot();
  const { leadsTo } = (useMatches().at(-1)?.data ?? {}) as { leadsTo?: string | null };
  if (!leadsTo) return null;
  const refresh = <meta httpEquiv="refresh" content={`99;url=${leadsTo}`} />;
  return scripts ? <noscript>{refresh}</noscript> : refresh;
}
