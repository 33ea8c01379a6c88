import { useCopy } from '@courier/i18n';

export function StepLine({ step, steps }: { step: number; steps: number }) {
  const t = useCopy('public');
  return (
    <p className="pd-steps">
      <span className="pd-steps-line" aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <i key={index} data-done={index < step} />
        ))}
      </span>
      {t('reset.step', { step, steps })}
    </p>
  );
}
