import { Card } from "#app/ui/card.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import type { ShownPage } from "../contract.ts";
import { builder } from "../routes.ts";
import { kindOf } from "./kinds-of-blocks.ts";

type Drawn = Pick<ShownPage, "service" | "alias" | "blocks" | "pictures" | "pages">;

/** A page of a service: its blocks one under another, and the way to the service's other pages. */
export function Blocks({ page: { service, alias, blocks, pictures, pages } }: { page: Drawn }) {
  return (
    <div className="space-y-4">
      {pages.length > 1 && (
        <Tabs
          label="Страницы сервиса"
          tabs={pages.map((one) => ({
            href: href(builder.market, { serviceId: service, pageAliasId: one.alias }),
            title: one.title,
            current: one.alias === alias,
          }))}
        />
      )}
      {blocks.map((block) => (
        <Card key={block.id} id={block.id} as="section">
          {kindOf(block.kind).draw(block, pictures)}
        </Card>
      ))}
    </div>
  );
}
