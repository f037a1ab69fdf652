import { Fragment, type ReactNode } from "react";
import { addressesIn } from "#app/rich-text/address.ts";

/** Words with the addresses in them as links; `draw` draws what stands between. */
export function linkAddresses(text: string, draw: (words: string) => ReactNode = (words) => words): ReactNode {
  return addressesIn(text).map(({ text: said, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places.
      <a key={index} className="text-link underline wrap-anywhere" href={href} rel="noopener nofollow ugc">
        {said}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places.
      <Fragment key={index}>{draw(said)}</Fragment>
    ),
  );
}
