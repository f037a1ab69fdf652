import { Scripts, ScrollRestoration } from "@remix-run/react";
import { useRoot } from "#app/web/root-data.ts";
import { useEnhancements } from "./enhancements.ts";

/** The page's scripts; public pages and light mode get none (design §7). */
export function PageScripts({ nonce }: { nonce?: string }) {
  const { scripts } = useRoot();
  return scripts ? <Enhanced nonce={nonce} /> : null;
}

function Enhanced({ nonce }: { nonce?: string }) {
  useEnhancements();
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
