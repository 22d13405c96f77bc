<?php
foreach ( array( 'tags', 'element', 'open-elements', 'tree', 'document', 'selector', 'page', 'options' ) as $atoll_class ) {
	require_once __DIR__ . "/class-atoll-$atoll_class.php";
}

/**
 * Adds Atoll to the pages of an OpenCart shop, for versions 3 and 4. The controllers of each version call it.
 */
class Atoll_Opencart {
	public const VERSION = '{{version}}';

	private const COOKIE       = 'atoll_overlay';
	private const PASS_SECONDS = 43200;

	/** @var object The registry of OpenCart. */
	private $registry;
	/** @var string Path of the shop, such as "/shop", or empty. */
	private $app;
	/** @var string Path of the folder with the build, with a slash at the end. */
	private $folder;
	/** @var string Parameters of every address, such as the language in version 4. */
	private $query;

	/** Whether the page of this request is marked. */
	private static $is_done = false;

	/**
	 * @param object $registry
	 * @param string $address  Of the shop. Only its path counts: a shop may be open with and without "www".
	 * @param string $folder   Of the build, from there.
	 * @param string $query
	 */
	public function __construct( $registry, string $address, string $folder, string $query = '' ) {
		$this->registry = $registry;
		$this->app      = rtrim( (string) parse_url( $address, PHP_URL_PATH ), '/' );
		$this->folder   = "$this->app/$folder";
		$this->query    = $query;
	}

	public static function rules(): array {
		return require __DIR__ . '/rules.php';
	}

	/**
	 * Options of the form in the admin. OpenCart has made HTML of what was typed.
	 *
	 * @param mixed $posted
	 */
	public static function options_of_form( $posted ): array {
		$posted = is_array( $posted ) ? $posted : array();
		array_walk_recursive(
			$posted,
			static function ( &$value ) {
				$value = html_entity_decode( (string) $value, ENT_QUOTES, 'UTF-8' );
			}
		);
		return Atoll_Options::read( $posted, true );
	}

	/**
	 * Texts of the list of pages that the settings look at, for admin/check.js.
	 *
	 * @param object $language Of OpenCart.
	 */
	public static function check_texts( $language ): string {
		$texts = array();
		foreach ( array( 'running', 'failed', 'section', 'no_section', 'order', 'no_order', 'cart', 'no_cart', 'header_cart', 'no_header_cart' ) as $key ) {
			$texts[ $key ] = $language->get( 'atoll_check_' . $key );
		}
		return (string) json_encode( $texts );
	}

	/**
	 * The pages of the shop that the settings look at.
	 *
	 * @param string $shop     Address of the shop.
	 * @param string $key      Secret of the shop.
	 * @param object $language Of OpenCart.
	 * @param array  $products One product, or none.
	 * @return array<int, array{name: string, url: string, text: string}>
	 */
	public static function check_pages( string $shop, string $key, $language, array $products ): array {
		$routes = array( 'home' => 'common/home' );
		foreach ( $products as $product ) {
			$routes['product'] = 'product/product&product_id=' . (int) $product['product_id'];
		}
		$routes['cart'] = 'checkout/cart';
		$pages          = array();
		foreach ( $routes as $name => $route ) {
			$pages[] = array(
				'name' => $name,
				'url'  => $shop . 'index.php?atoll-check=' . self::make_pass( $key ) . '&route=' . $route,
				'text' => $language->get( 'atoll_check_page_' . $name ),
			);
		}
		return $pages;
	}

	/** The route of a method: each version of OpenCart has a sign of its own between the two. */
	public static function method( string $route, string $method ): string {
		$sign = version_compare( VERSION, '4.0.2.0', '>=' ) ? '.' : ( version_compare( VERSION, '4.0.0.0', '>=' ) ? '|' : '/' );
		return $route . $sign . $method;
	}

	/**
	 * Marks the page once the shop has set it as its answer. A fault here must not cost the shop its page.
	 *
	 * @param string $language Route of the texts.
	 */
	public function mark_answer( string $language ): void {
		$response = $this->registry->get( 'response' );
		$html     = (string) $response->getOutput();
		// Each part of a page ends with this event, too; only the last one has the answer.
		if ( self::$is_done || ! $this->is_html( $html ) || ! $this->config( 'module_atoll_status' ) ) {
			return;
		}
		self::$is_done = true;
		try {
			// Not for the parts of a page: the texts of an extension replace those of the page, such as its heading.
			$this->registry->get( 'load' )->language( $language );
			$response->setOutput( $this->mark( $html ) );
		} catch ( Throwable $error ) {
			$this->registry->get( 'log' )->write( 'Atoll: the page is shown unmarked. ' . $error->getMessage() );
		}
	}

	private function mark( string $html ): string {
		$options = Atoll_Options::read( $this->config( 'module_atoll_options' ) );
		$page    = new Atoll_Page( $html, $this->all_rules( $options ), $options['groups'] );
		if ( $this->is_check() ) {
			$this->registry->get( 'response' )->addHeader( 'Content-Type: application/json' );
			return (string) json_encode( $page->report() );
		}
		// The answer with the cart itself is no whole page.
		if ( $options['cached'] && $page->is_whole() ) {
			// Without the host: the shop may be open under another one, from which browsers load no part.
			$cart = preg_replace( '~^https?://[^/]*~i', '', $this->link( self::method( 'common/cart', 'info' ) ) );
			$page->include_part( 'cart', $cart, $this->cart_link() );
		}
		if ( $page->is_whole() ) {
			$page->add_to_head( $this->head( $options ) );
			if ( $options['consent'] ) {
				$this->add_consent( $page );
			}
		}
		return $page->html();
	}

	/** A link in the look of the button in the header, for both versions of the theme. */
	private function cart_link(): string {
		return sprintf(
			'<a href="%s" class="btn btn-lg btn-inverse btn-dark btn-block d-block">%s</a>',
			self::escape( $this->link( 'checkout/cart' ) ),
			self::escape( $this->registry->get( 'language' )->get( 'atoll_check_page_cart' ) )
		);
	}

	/** The settings, styles and scripts. */
	private function head( array $options ): string {
		$nonce   = $this->nonce();
		$version = '?v=' . self::VERSION;
		$rules   = self::rules();
		$html    = sprintf(
			'<script type="application/json" data-atoll-settings>%s</script>',
			Atoll_Options::settings_json( $options, $this->settings( $options, $rules['settings'] ), array() )
		);
		foreach ( array_merge( array( 'atoll', 'atoll-islands' ), $options['theme'] ? array( 'atoll-theme' ) : array() ) as $style ) {
			$html .= sprintf( '<link rel="stylesheet" href="%s">', self::escape( $this->folder . "$style.css$version" ) );
		}
		$scripts = array( 'atoll.js' );
		foreach ( $rules['adapters'] as $adapter ) {
			$scripts[] = "adapters/$adapter.js";
		}
		foreach ( $scripts as $script ) {
			$html .= sprintf(
				'<script src="%s"%s%s %s></script>',
				self::escape( $this->folder . $script . $version ),
				'' === $nonce ? '' : ' nonce="' . self::escape( $nonce ) . '"',
				'atoll.js' === $script && $options['debug'] && $this->is_administrator() ? ' data-islands="debug"' : '',
				$rules['async'] ? 'async' : 'defer'
			);
		}
		return $html;
	}

	private function settings( array $options, array $settings ): array {
		$language              = explode( '-', (string) $this->config( 'config_language' ) );
		$settings['culture']   = $language[0];
		$settings['locale']    = isset( $language[1] ) ? $language[0] . '-' . strtoupper( $language[1] ) : $language[0];
		$settings['currency']  = $this->registry->get( 'session' )->data['currency'] ?? $this->config( 'config_currency' );
		$settings['app']       = $this->app;
		$settings['cartUrl']   = $this->link( 'checkout/cart' );
		$settings['assetsVersion'] = self::VERSION . '-' . $this->config( 'config_theme' );
		$customer              = $this->registry->get( 'customer' );
		// A cached page is the same for everybody.
		if ( $customer && $customer->isLogged() && ! $options['cached'] ) {
			$settings['user'] = substr( hash_hmac( 'sha256', (string) $customer->getId(), (string) $this->config( 'config_encryption' ) . DB_DATABASE ), 0, 12 );
		}
		return $settings;
	}

	/** The rules, with links to pages that load in full. The address of the checkout has no route in it with SEO URLs. */
	private function all_rules( array $options ): array {
		$rules = self::rules();
		$links = array( array( 'equals', $this->link( 'checkout/checkout' ) ) );
		foreach ( Atoll_Options::routes( $options['full_load'] ) as $route ) {
			$links[] = array( 'any', $route );
			$links[] = array( 'equals', $this->link( substr( $route, strlen( 'route=' ) ) ) );
		}
		foreach ( $links as list( $how, $address ) ) {
			$rules['mark'][] = array(
				'selector'   => array( array( array( 'name' => 'a', 'tests' => array( array( $how, 'href', $address, false ) ) ) ) ),
				'text'       => $address,
				'group'      => '',
				'attributes' => array( 'class' => 'no-ajax' ),
			);
		}
		return $rules;
	}

	/** The banner, and the link that opens it again. */
	private function add_consent( Atoll_Page $page ): void {
		$id     = (int) $this->config( 'config_account_id' );
		$policy = self::escape( $id ? $this->link( 'information/information', 'information_id=' . $id ) : $this->link( 'common/home' ) );
		$text   = self::escape( (string) $this->registry->get( 'language' )->get( 'atoll_cookie_settings' ) );
		$page->add_to_body( "<section data-island=\"consent\" data-policy-url=\"$policy\"></section>" );
		$page->add_to_footer( "<p class=\"atoll-cookie-settings\"><a href=\"$policy\" data-consent-open>$text</a></p>" );
	}

	/** The nonce of the security policy, where the site has one. */
	private function nonce(): string {
		$response = $this->registry->get( 'response' );
		$headers  = array_merge( headers_list(), method_exists( $response, 'getHeaders' ) ? $response->getHeaders() : array() );
		foreach ( $headers as $header ) {
			if ( preg_match( "/^content-security-policy:.*?'nonce-([^']+)'/i", $header, $match ) ) {
				return $match[1];
			}
		}
		return '';
	}

	/** Whether this is HTML: answers to scripts and feeds have the type of a page, too. */
	private function is_html( string $html ): bool {
		return (bool) preg_match( '/^(?:\xEF\xBB\xBF)?\s*<(?!\?xml|rss|feed|urlset|sitemapindex)/i', $html );
	}

	/** Whether an administrator asks for a report on this page, from the settings. */
	private function is_check(): bool {
		return $this->is_pass( $this->registry->get( 'request' )->get['atoll-check'] ?? '' );
	}

	/** Whether somebody has opened our settings in this browser: the shop does not see the session of the admin. */
	private function is_administrator(): bool {
		return $this->is_pass( $this->registry->get( 'request' )->cookie[ self::COOKIE ] ?? '' );
	}

	/** A pass for the pages of the shop, until its time is over. @param string $key Secret of the shop. */
	public static function make_pass( string $key, ?int $ends = null ): string {
		$ends = $ends ?? time() + self::PASS_SECONDS;
		return $ends . '-' . hash_hmac( 'sha256', "atoll $ends", $key );
	}

	/** @param mixed $pass From the visitor. */
	private function is_pass( $pass ): bool {
		$key = (string) $this->config( 'module_atoll_key' );
		if ( '' === $key || ! is_string( $pass ) || (int) $pass < time() ) {
			return false;
		}
		return hash_equals( self::make_pass( $key, (int) $pass ), $pass );
	}

	/** Gives the browser of an administrator the pass for the overlay, or takes it away. */
	public static function set_pass( string $key, bool $is_on, string $shop ): void {
		$path = (string) parse_url( $shop, PHP_URL_PATH );
		setcookie(
			self::COOKIE,
			$is_on ? self::make_pass( $key ) : '',
			array(
				'expires'  => $is_on ? time() + self::PASS_SECONDS : 1,
				'path'     => '' === $path ? '/' : $path,
				'secure'   => 0 === stripos( $shop, 'https:' ),
				'httponly' => true,
				'samesite' => 'Strict',
			)
		);
	}

	private function link( string $route, string $arguments = '' ): string {
		$all = implode( '&', array_filter( array( $this->query, $arguments ) ) );
		return str_replace( '&amp;', '&', $this->registry->get( 'url' )->link( $route, $all, true ) );
	}

	/** @return mixed */
	private function config( string $key ) {
		return $this->registry->get( 'config' )->get( $key );
	}

	private static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8' );
	}
}
