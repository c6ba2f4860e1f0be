/** The browser keeps the HTML of the server. */
export const emptyForm: () => string = () => '';
