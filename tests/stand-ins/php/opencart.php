<?php
/**
 * OpenCart with the extension Atoll, for `php -S`: version 3 or 4, by SHOP_VERSION. The pages are those of the stand-in
 * shop. The classes have only what the extension needs of them on pages of the shop.
 */

require __DIR__ . '/pass-on.php';

if ( is_plugin_file() ) {
	return false;
}

define( 'IS_VERSION_4', '4' === getenv( 'SHOP_VERSION' ) );
define( 'VERSION', IS_VERSION_4 ? '4.1.0.3' : '3.0.4.1' );
// OpenCart knows itself by one host, on whichever of its hosts a visitor is.
define( 'HTTP_SERVER', "http://127.0.0.1:$_SERVER[SERVER_PORT]/" );
define( 'DIR_EXTENSION', $_SERVER['DOCUMENT_ROOT'] . '/extension/' );
define( 'DIR_SYSTEM', $_SERVER['DOCUMENT_ROOT'] . '/system/' );
define( 'DIR_LANGUAGE', $_SERVER['DOCUMENT_ROOT'] . '/catalog/language/' );
const DB_DATABASE = 'opencart';
const SHOP_KEY    = 'secret';

class Registry {
	private $objects = array();

	public function get( string $key ): ?object {
		return $this->objects[ $key ] ?? null;
	}

	public function set( string $key, object $object ): void {
		$this->objects[ $key ] = $object;
	}
}

class Controller {
	protected $registry;

	public function __construct( Registry $registry ) {
		$this->registry = $registry;
	}

	public function __get( string $key ): ?object {
		return $this->registry->get( $key );
	}
}

class Response {
	protected $headers = array();
	private $output    = '';

	public function addHeader( string $header ): void {
		$this->headers[] = $header;
	}

	public function getOutput(): string {
		return $this->output;
	}

	public function setOutput( string $output ): void {
		$this->output = $output;
	}

	public function output(): void {
		foreach ( $this->headers as $header ) {
			header( $header );
		}
		echo $this->output;
	}
}

/** Version 3 does not show its headers. */
class Response_4 extends Response {
	public function getHeaders(): array {
		return $this->headers;
	}
}

class Config {
	private $values;

	public function __construct( array $values ) {
		$this->values = $values;
	}

	/** @return mixed */
	public function get( string $key ) {
		return $this->values[ $key ] ?? null;
	}
}

class Url {
	/** Version 3 always makes HTML of it, version 4 unless `$is_script`. */
	public function link( string $route, string $arguments = '', bool $is_script = false ): string {
		$url = HTTP_SERVER . "index.php?route=$route" . ( '' === $arguments ? '' : '&' . trim( $arguments, '&' ) );
		return IS_VERSION_4 && $is_script ? $url : str_replace( '&', '&amp;', $url );
	}
}

class Language {
	private $texts = array();

	public function get( string $key ): string {
		return $this->texts[ $key ] ?? $key;
	}

	public function load( string $file ): void {
		$_ = array();
		require $file;
		$this->texts = array_merge( $this->texts, $_ );
	}
}

class Loader extends Controller {
	/** Version 4 has the languages of an extension in the folder of the extension. */
	public function language( string $route ): void {
		$code = $this->config->get( 'config_language' );
		preg_match( '~^extension/(\w+)/(.+)$~', $route, $parts );
		$this->language->load( IS_VERSION_4 ? DIR_EXTENSION . "$parts[1]/catalog/language/$code/$parts[2].php" : DIR_LANGUAGE . "$code/$route.php" );
	}
}

class Session {
	public $data = array( 'currency' => 'USD' );
}

class Request {
	public $get;
	public $cookie;
	public $server;

	/** An administrator has the cookie that the settings of the extension have set. */
	public function __construct() {
		$this->get    = $_GET;
		$this->cookie = $_COOKIE + ( is_administrator() ? array( 'atoll_overlay' => Atoll_Opencart::make_pass( SHOP_KEY ) ) : array() );
		$this->server = $_SERVER;
	}
}

class Customer {
	public function isLogged(): bool {
		return false;
	}
}

class Log {
	public function write( string $message ): void {
		error_log( $message );
	}
}

class_alias( 'Controller', 'Opencart\System\Engine\Controller' );

/**
 * The page under the strict policy of its site, whose templates have the nonce in their scripts and styles. Attributes such
 * as `onclick` of the default theme may run.
 */
function with_policy( string $html, string $nonce ): string {
	return preg_replace( '/<(script|style)(?=[ >])/', "<$1 nonce=\"$nonce\"", $html );
}

$answer = ask_shop();
send_head( $answer );
// Redirects and files of the theme have no output.
if ( 200 !== $answer['status'] || ! preg_grep( '~^content-type:.*(html|json)~i', $answer['headers'] ) ) {
	echo $answer['body'];
	return;
}

$registry = new Registry();
$response = IS_VERSION_4 ? new Response_4() : new Response();
$registry->set( 'response', $response );
$registry->set( 'session', new Session() );
$registry->set( 'customer', new Customer() );
$registry->set( 'url', new Url() );
$registry->set( 'log', new Log() );
$registry->set( 'language', new Language() );
$registry->set( 'load', new Loader( $registry ) );
$registry->set(
	'config',
	new Config(
		array(
			'config_url'           => HTTP_SERVER,
			'config_ssl'           => HTTP_SERVER,
			'config_language'      => 'en-gb',
			'config_currency'      => 'USD',
			'config_theme'         => IS_VERSION_4 ? 'basic' : 'default',
			'config_encryption'    => 'key',
			'config_account_id'    => 3,
			'module_atoll_status'  => '1',
			'module_atoll_options' => chosen_options(),
			'module_atoll_key'     => SHOP_KEY,
		)
	)
);

if ( IS_VERSION_4 ) {
	require DIR_EXTENSION . 'atoll/catalog/controller/event/atoll.php';
	$mark = array( new \Opencart\Catalog\Controller\Extension\Atoll\Event\Atoll( $registry ), 'index' );
} else {
	require $_SERVER['DOCUMENT_ROOT'] . '/catalog/controller/extension/module/atoll.php';
	$mark = array( new ControllerExtensionModuleAtoll( $registry ), 'mark' );
}

$registry->set( 'request', new Request() );

$html      = $answer['body'];
$arguments = array();
$output    = null;
if ( '1' === getenv( 'SHOP_POLICY' ) && is_html( $answer ) ) {
	$nonce  = bin2hex( random_bytes( 8 ) );
	$policy = "Content-Security-Policy: default-src 'self'; img-src 'self' data:; script-src 'nonce-$nonce' 'strict-dynamic'; script-src-attr 'unsafe-inline'; style-src 'self' 'nonce-$nonce'";
	$html   = with_policy( $html, $nonce );
	IS_VERSION_4 ? $response->addHeader( $policy ) : header( $policy );
}
// The parts of a page end with the event, too. The answer is not set then.
$route = 'common/header';
$mark( $route, $arguments, $output );
$response->setOutput( $html );
$route = (string) ( $_GET['route'] ?? 'common/home' );
$mark( $route, $arguments, $output );
$response->output();
