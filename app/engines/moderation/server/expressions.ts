import { RE2JS, RE2JSSyntaxException } from "re2js";

/** An expression of more steps than this, as `\p{L}{1000}` has, is slow in a long text. */
const mostSteps = 200;
const kept = 500;

const compiled = new Map<string, RE2JS>();

/** An expression ready to look through texts; each is made ready once. */
export function compile(expression: string): RE2JS {
  const known = compiled.get(expression);
  if (known) return known;
  const made = RE2JS.compile(expression, RE2JS.CASE_INSENSITIVE | RE2JS.MULTILINE);
  if (compiled.size >= kept) compiled.clear();
  compiled.set(expression, made);
  return made;
}

/** Why an expression is not taken, in words for whoever wrote it; undefined when it is good. */
export function faultOf(expression: string): string | undefined {
  if (expression.length > 200) return "Не больше 200 знаков";
  try {
    const ready = compile(expression);
    if (ready.programSize() > mostSteps) return "Выражение слишком тяжёлое: уменьшите числа в фигурных скобках";
    if (ready.test("")) return "Такое выражение находит и пустоту, то есть любой текст";
    return undefined;
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return wordsOf(error);
    throw error;
  }
}

/** What the engine says in English; the rest is told in general. */
const faults: [start: string, words: string][] = [
  ["missing closing ]", "не закрыта квадратная скобка"],
  ["missing closing )", "не закрыта круглая скобка"],
  ["unexpected )", "лишняя закрывающая скобка"],
  ["missing argument to repetition", "знаку * + ? или {} нечего повторять"],
  ["invalid nested repetition", "два знака повторения подряд"],
  ["invalid repeat count", "слишком большое число в фигурных скобках"],
  ["trailing backslash", "в конце лишняя обратная косая черта"],
  ["invalid character class range", "начало диапазона в квадратных скобках больше конца"],
  ["invalid escape sequence", "после обратной косой черты стоит то, чего портал не знает. Обратных ссылок (\\1) нет"],
  ["invalid named capture", "просмотра назад и вперёд здесь нет"],
  ["invalid or unsupported Perl syntax", "просмотра назад и вперёд здесь нет"],
];

function wordsOf(error: RE2JSSyntaxException): string {
  const found = faults.find(([start]) => error.message.includes(start));
  return `Портал не понимает это выражение: ${found?.[1] ?? "проверьте скобки и знаки"}`;
}
