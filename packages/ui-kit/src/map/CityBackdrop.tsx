/** The drawn city: decoration behind the landing page and quiet map cards. */
export function CityBackdrop({ className }: { className?: string }) {
  return <svg aria-hidden="true" className={className} viewBox="0 0 1440 900" />;
}
