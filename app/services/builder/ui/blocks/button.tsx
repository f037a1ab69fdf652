import { ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { KindOfBlock } from "../block-kind.ts";

const isOutside = (address: string) => address.startsWith("http");

/** A way to a page of the portal or out of it: no other addresses are taken. */
export const buttonBlock: KindOfBlock<"button"> = {
  title: "Кнопка",
  draw: ({ text, address }) =>
    address ? (
      <ButtonLink
        look="primary"
        href={address}
        icon={isOutside(address) ? "external" : "forward"}
        {...(isOutside(address) && { target: "_blank", rel: "noopener noreferrer" })}
      >
        {text || address}
      </ButtonLink>
    ) : (
      <p className="text-muted">{text || "Здесь будет кнопка"}</p>
    ),
  words: ({ text, address }) => ({ text, address }),
  fields: ({ text, address }) => (
    <>
      <TextField field={text} label="Что на кнопке" maxLength={60} optional />
      <TextField
        field={address}
        label="Куда ведёт"
        hint="https://… или страница портала, например /people"
        maxLength={500}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        optional
      />
    </>
  ),
  blank: { kind: "button", text: "", address: "" },
};
