import { Meta } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import { useReplies } from "./replies.ts";

/**
 * The page's title and description. A page's `meta` is not told that its form was refused, only what loaders gave;
 * so the refusal is added to the root's data for it, in the server's answer and in the browser alike.
 */
export function PageMeta() {
  const state = useContext(RouterState);
  const refused = useReplies().some((reply) => reply.refused);
  if (!state || !refused) return <Meta />;
  const root = { ...(state.loaderData.root as object), refused: true };
  return (
    <RouterState.Provider value={{ ...state, loaderData: { ...state.loaderData, root } }}>
      <Meta />
    </RouterState.Provider>
  );
}
