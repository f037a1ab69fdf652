import { LoyaltyTabs } from "#app/loyalty/balance/ui/loyalty-tabs.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { thanks } from "../routes.ts";

/** Where one is in the chapter; in it all that is open to everybody, and one's own. */
export function ThanksTabs({ current }: { current: "wall" | "received" | "sent" }) {
  return (
    <LoyaltyTabs current="Благодарности">
      <Tabs
        label="Благодарности"
        look="pills"
        tabs={[
          { href: href(thanks.wall), title: "Поблагодарить", current: current === "wall" },
          { href: href(thanks.review), title: "Мне", current: current === "received" },
          { href: href(thanks.review, null, { way: "sent" }), title: "От меня", current: current === "sent" },
        ]}
      />
    </LoyaltyTabs>
  );
}
