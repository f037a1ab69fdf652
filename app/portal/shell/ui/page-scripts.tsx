import { Scripts, ScrollRestoration } from "@remix-run/react";
import { useEffect } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { useReplies } from "#app/web/replies.ts";
import { useRoot } from "#app/web/root-data.ts";
import { useEnhancements } from "./enhancements.ts";

/** The page's scripts; public pages and light mode get none. */
export function PageScripts({ nonce }: { nonce?: string }) {
  const { scripts } = useRoot();
  return scripts ? <Enhanced nonce={nonce} /> : null;
}

/** A form that failed by the portal's own fault stays as it is, and the portal says so. */
function useTrouble(): void {
  const trouble = useReplies().find((reply) => reply.trouble)?.trouble;
  useEffect(() => {
    if (trouble) showToast(trouble);
  }, [trouble]);
}

function Enhanced({ nonce }: { nonce?: string }) {
  useEnhancements();
  useTrouble();
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
