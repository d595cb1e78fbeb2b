/** The element by which the translators of Chrome and Edge replace a text. The site itself has none. */
function isTranslation(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === 'font';
}

/** Whether the browser has translated a part of this page: translators put one `font` into another. */
export function isTranslated(): boolean {
  return document.querySelector('html[class*="translated-"], font > font') !== null;
}

/**
 * Lets React work in a page that the browser translates. The translator replaces texts by `font` elements: React
 * would then throw when it removes a text or inserts something before it, and a changed text would not be shown
 * (https://github.com/facebook/react/issues/11538). Here the translation takes the text's part, and a text that
 * changes returns, so that it is translated again. Other nodes behave as always.
 */
export function followTranslations(): void {
  const { removeChild, insertBefore } = Node.prototype;
  /** The translation of each text that was replaced. */
  const translations = new WeakMap<Node, HTMLElement>();
  const known = new WeakSet<HTMLElement>();
  const observer = new MutationObserver(record);
  observer.observe(document, { childList: true, subtree: true });

  function record(mutations: readonly MutationRecord[]): void {
    for (const mutation of mutations) {
      if (mutation.type === 'characterData') {
        // React changed a text that it still takes for the shown one.
        const translation = translations.get(mutation.target);
        if (translation?.isConnected) translation.replaceWith(mutation.target);
      }
      for (const node of mutation.removedNodes) {
        if (!(node instanceof Text) || node.isConnected) continue;
        const { addedNodes, previousSibling, nextSibling } = mutation;
        const translation = [...addedNodes, previousSibling, nextSibling]
          .filter(isTranslation)
          .find((one) => !known.has(one));
        if (!translation) continue;
        known.add(translation);
        translations.set(node, translation);
        observer.observe(node, { characterData: true });
      }
      for (const node of mutation.addedNodes) {
        // React moved the text.
        if (node.isConnected) translations.get(node)?.remove();
      }
    }
  }

  /** What is a child of `parent` in a node's place; null where the translator removed it without a translation. */
  function placeOf(node: Node, parent: Node): Node | null {
    if (node.parentNode === parent) return node;
    record(observer.takeRecords());
    let place = translations.get(node) ?? node;
    while (place.parentNode !== parent && isTranslation(place.parentNode)) place = place.parentNode;
    return place instanceof Text && !place.isConnected && isTranslated() ? null : place;
  }

  Node.prototype.removeChild = function (child) {
    const place = placeOf(child, this);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function (node, reference) {
    insertBefore.call(this, node, reference && placeOf(reference, this));
    return node;
  };
}
