import { Stepper } from "#app/ui/stepper.tsx";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";

/** Where a buyer is on the way from the cart to the order. */
export function CheckoutSteps({ at }: { at: "delivery" | "review" }) {
  return (
    <div className="mb-6">
      <Stepper
        label="Оформление заказа"
        steps={[
          { title: "Корзина", href: href(shop.cart), state: "done" },
          at === "delivery"
            ? { title: "Получение", state: "current" }
            : { title: "Получение", href: href(shop.checkout), state: "done" },
          { title: "Проверка и оплата", state: at === "review" ? "current" : "ahead" },
        ]}
      />
    </div>
  );
}
