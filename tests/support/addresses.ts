import { pages } from "#app/routes.ts";
import { href, type PageUrl, type Url } from "#app/web/urls.ts";
import { areaTests } from "./area-tests.ts";
import type { AddressAbout, AddressSample } from "./sample.ts";
import type { TwoCompanies } from "./two-companies.ts";

export type Address = AddressAbout & {
  /** The route's id in the table of pages. */
  page: string;
  url: PageUrl;
  /** A real address of this page, about a thing of «Север» written by its head. */
  path: string;
};

const samples = new Map<string, (world: TwoCompanies) => AddressSample>(
  areaTests.flatMap(({ prefix, addresses = {} }) =>
    Object.entries(addresses).map(([name, make]) => [`${prefix}/${name}`, make] as const),
  ),
);

/** The pages of the table. */
export const pageNames = Object.keys(pages);

/** A real address of every page in the table; throws for a page with parameters that its area has not described. */
export function addressesOf(world: TwoCompanies): Address[] {
  return Object.entries(pages).map(([page, url]) => {
    const sample = samples.get(page)?.(world);
    const path = href(url as Url, (sample?.params ?? {}) as never, sample?.query);
    const { for: readers = "everyone", also, id, status = 200 } = sample ?? {};
    return { page, url, path, for: readers, also, id, status };
  });
}

/** Where Remix asks for the data of a page alone. */
export function dataPath(path: string): string {
  const [pathname = "/", query] = path.split("?");
  return `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
}
