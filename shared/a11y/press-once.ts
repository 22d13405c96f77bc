// One press of Enter activates one control. The browser repeats a held key, and clicks the button that has got the focus
// meanwhile, such as the one that removes the next line.

/** Where the held key was pressed. */
let pressed: EventTarget | null = null;

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Enter") return;
    if (!event.repeat) pressed = event.target;
    else if (event.target !== pressed) event.preventDefault();
  },
  true,
);
