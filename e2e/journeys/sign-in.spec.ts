import { expect, test, typeCredentials } from '../fixtures/portal-test';

test('a visitor who opens the portal is led to the sign-in page, and home after signing in', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await typeCredentials(page, 'asha');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha Nair');
});

test('wrong credentials are told in place, and nothing typed is lost', async ({ visit }) => {
  const page = await visit();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.edu');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('asha@example.edu');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
});

test('a new student registers and is asked to complete the profile', async ({ visit }, { project, retry }) => {
  const page = await visit();
  const id = `9${Date.now() % 10_000_000}${retry}`;
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Tara Sen');
  await page.getByLabel('Student ID').fill(id);
  await page.getByLabel('Email', { exact: true }).fill('tara@elsewhere.org');
  await page.getByLabel('Create password').fill('a quiet river stone');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please use an @example.edu email address.');
  await page.getByLabel('Email', { exact: true }).fill(`Tara.${project.name}.${id}@Example.edu`);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
  await page.goto('/home');
  await expect(page).toHaveURL('/onboarding');
});

test('logging out ends the session everywhere at once, also for a copied cookie', async ({ visit }) => {
  const page = await visit();
  await typeCredentials(page, 'ravi');
  const other = await page.context().newPage();
  await other.goto('/home');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Welcome, Ravi Kumar');
  const copied = await page.context().cookies();
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login$/);
  await page.context().addCookies(copied);
  const answer = await page.request.get('/api/orgUnit/organizational-units');
  expect(answer.status()).toBe(401);
});

const firstPages = [
  ['president', '/president-dashboard'],
  ['scitechSecretary', '/gensec-tech'],
  ['academicSecretary', '/gensec-acad'],
  ['culturalSecretary', '/gensec-cult'],
  ['sportsSecretary', '/gensec-sport'],
  ['codingCoordinator', '/club-dashboard'],
  ['asha', '/home'],
  ['newcomer', '/onboarding'],
] as const;

for (const [person, path] of firstPages) {
  test(`${person} is led from / and from unknown paths to ${path}`, async ({ signIn }) => {
    const page = await signIn(person);
    await page.goto('/');
    await expect(page).toHaveURL(path);
    await page.goto('/no-such-page');
    await expect(page).toHaveURL(path);
  });
}

test('a signed-in person does not see the sign-in page again', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
});

test('an unknown path leads a visitor to the sign-in page', async ({ visit }) => {
  const page = await visit();
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/login');
});
