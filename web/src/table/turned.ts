/** A portrait phone shows the table turned by 90°; screen distances must be turned back before they mean anything. */

export interface Distance {
  x: number;
  y: number;
}

/** A distance on the screen as the element itself sees it, through whatever its ancestors are turned and scaled by. */
export function toLocal(element: Element, screen: Distance): Distance {
  const { x, y } = new DOMPoint(screen.x, screen.y).matrixTransform(turnOf(element).inverse());
  return { x, y };
}

/** What the ancestors' transforms do to a distance: their product without the shifts. */
function turnOf(element: Element): DOMMatrix {
  const matrix = new DOMMatrix();
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (transform && transform !== 'none') matrix.preMultiplySelf(new DOMMatrix(transform));
  }
  matrix.e = 0;
  matrix.f = 0;
  return matrix;
}
