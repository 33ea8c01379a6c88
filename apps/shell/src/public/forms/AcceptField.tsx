import { useId } from 'react';
import { Icon } from '@courier/ui-kit/plain';
import { useCopies, type Saying } from './saying';

interface AcceptFieldProps {
  /** Sentence with `{{link}}` in it, already worded up to that place. */
  sentence: (link: string) => string;
  link: { href: string; text: string };
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  problem?: Saying | undefined;
}

/** Stands where the link goes; no text of ours contains it. */
const PLACE = '\u0001';

/** A box to tick whose sentence links to what is accepted, in a tab of its own: nothing typed here is left behind. */
export function AcceptField({ sentence, link, isChecked, onChange, problem }: AcceptFieldProps) {
  const copies = useCopies();
  const id = useId();
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <div className="pd-accept">
      <label className="pd-check">
        <input
          type="checkbox"
          checked={isChecked}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="pd-box" aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
        <span>
          {before}
          <a href={link.href} target="_blank" rel="noopener">
            {link.text}
          </a>
          {after}
        </span>
      </label>
      {problem && (
        <p className="pd-help" id={id}>
          {problem(copies)}
        </p>
      )}
    </div>
  );
}
