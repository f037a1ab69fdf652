import { answerValue } from "./chosen-people.ts";
import { PersonLine, type PersonOption } from "./person-line.tsx";

type Props = { asked: string; some: PersonOption[]; name: string };

/** Whom a name means. Nobody is chosen before the answer. */
export default function WhichPerson({ asked, some, name }: Props) {
  return (
    <fieldset className="min-w-0 rounded-control bg-well p-3">
      <legend className="sr-only">Кто это: «{asked}»</legend>
      <p aria-hidden className="mb-1 font-medium">
        Кто это: «{asked}»
      </p>
      {some.map((person) => (
        <label key={person.value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            value={answerValue({ id: person.value, name: person.label }, asked)}
            className="tick"
          />
          <PersonLine person={person} />
        </label>
      ))}
    </fieldset>
  );
}
