/** The night map: our line through a plan of streets. */
export function HeroPicture() {
  return <div aria-hidden="true" className="absolute inset-0 -z-20 bg-night" />;
}
