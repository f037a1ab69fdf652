import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import type { FormReply } from "./reply.ts";

/** What any part of this page has answered to the last form; nothing once a form has led on. For the shell, above pages. */
export function useReplies(): FormReply[] {
  const { actionData } = useContext(RouterState) ?? {};
  return Object.values(actionData ?? {}).map((reply: FormReply | null) => reply ?? {});
}
