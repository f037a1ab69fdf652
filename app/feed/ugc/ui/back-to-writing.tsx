import { ButtonLink } from "#app/ui/button.tsx";

/** Back to the text; the form is opened anew, so that it begins with its draft. */
export function BackToWriting({ href }: { href: string }) {
  return (
    <div className="mt-6">
      <ButtonLink look="primary" href={href} data-document>
        Вернуться к тексту
      </ButtonLink>
    </div>
  );
}
