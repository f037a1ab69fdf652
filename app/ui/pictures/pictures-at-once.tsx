import { Disclosure } from "../disclosure.tsx";
import { TextareaField } from "../textarea-field.tsx";
import { WishFields } from "./wish-fields.tsx";

/** What is said of all new pictures at once, where there is no script to show each of them. */
export default function PicturesAtOnce({ altRequired }: { altRequired?: boolean }) {
  return (
    <Disclosure title="Подписи, кадр и поворот новых картинок">
      <WishFields prefix="all" />
      <p className="mt-3 mb-4 text-sm text-muted">
        Это для всех новых картинок сразу; потом, в правке, – для каждой отдельно. От движущейся картинки останется
        первый кадр.
      </p>
      <TextareaField
        name="alts"
        label="Что на картинках"
        hint={`По строке на картинку, в их порядке. Прочитают те, кто картинок не видит.${altRequired ? " Без этих слов статья не уйдёт на проверку и не выйдет." : ""}`}
        rows={3}
        maxLength={3000}
        optional={!altRequired}
      />
    </Disclosure>
  );
}
