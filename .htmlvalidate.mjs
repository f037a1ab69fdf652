/** What valid HTML means here; each rule that is off says why. */
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // How React writes HTML, all of it allowed by the standard: <br/>, srcSet=, novalidate="", one long line.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "attr-quotes": "off",
    // The ids of things are their UUIDs, which may begin with a digit: links to a comment stay true for ever.
    "valid-id": ["error", { relaxed: true }],
    // Several answers to one question share its name.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
    // Both spellings are the same to every browser.
    "doctype-style": "off",
    // A publication is called as its author calls it, with «– Вече» after it.
    "long-title": "off",
    // Scripts and styles are our own, from our own origin.
    "require-sri": "off",
    // The page that is denied leads on by itself, as the specification says, and may be told to stay (accessibility rule 33).
    "meta-refresh": "off",
    // Where a plan was clicked only a picture that is a button tells without script.
    "prefer-button": ["error", { exclude: ["image"] }],
    // A telephone number is written as its owner wrote it.
    "tel-non-breaking": "off",
  },
};
