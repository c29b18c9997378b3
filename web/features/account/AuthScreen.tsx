import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';

export type AuthForm = 'sign in' | 'register' | 'register department' | 'forgotten password';

/** The screen of the four auth routes. */
export default function AuthScreen({ form }: { form: AuthForm }) {
  if (form === 'sign in') return <SignInForm />;
  if (form === 'forgotten password') return <ForgottenPasswordForm />;
  return <RegisterForm key={form} department={form === 'register department'} />;
}
