// In happy-dom a field belongs to the form around it, despite its attribute `form`. This module makes `field.form` and
// `form.elements` follow the attribute, as in browsers. Import it before the code under test.
type Getter = (this: HTMLElement) => unknown;
const getterOf = (prototype: object, name: string): Getter =>
  Object.getOwnPropertyDescriptor(prototype, name)!.get as Getter;

for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  const getForm = getterOf(prototype, "form");
  Object.defineProperty(prototype, "form", {
    configurable: true,
    get(this: HTMLElement) {
      const id = this.getAttribute("form");
      return id === null ? getForm.call(this) : document.querySelector(`form[id="${id}"]`);
    },
  });
}

const getElements = getterOf(HTMLFormElement.prototype, "elements");
Object.defineProperty(HTMLFormElement.prototype, "elements", {
  configurable: true,
  get(this: HTMLFormElement) {
    const id = this.getAttribute("id");
    return [...(getElements.call(this) as Iterable<Element>)].filter((field) =>
      field.hasAttribute("form") ? field.getAttribute("form") === id : true,
    );
  },
});
